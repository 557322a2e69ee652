// Touches: nodes.
// Uses: dom.
//
// An experiment's parameters and its question.

function element(name, properties = {}, ...children) {
  const result = Object.assign(document.createElement(name), properties);
  result.append(...children);
  return result;
}

// Shows the parameters as fields; `change` is told the parameter's place and its new value.
export function showParameters(experiment, change) {
  const fields = [];
  experiment.parameters.forEach((parameter, place) => {
    fields.push(field(parameter, (value) => change(place, value)));
  });
  if (experiment.touch) {
    ["x", "y"].forEach((name, place) => {
      const value = experiment.touch[place];
      const touch = { name: `touch ${name}`, help: "where the book's finger comes down", standard: String(value), from: 0, to: place ? 811 : 374 };
      fields.push(field(touch, (number) => change(-1 - place, number)));
    });
  }
  byId("fields").replaceChildren(...fields);
  byId("parameters").hidden = fields.length === 0;
}

function field(parameter, change) {
  const title = `${parameter.name}: ${parameter.help}`;
  if (parameter.words) {
    const select = element("select", { name: parameter.name });
    parameter.words.forEach((word, place) => select.append(element("option", { value: place }, word)));
    select.value = parameter.words.indexOf(parameter.standard);
    select.addEventListener("change", () => change(Number(select.value)));
    return element("label", {}, title, select);
  }
  const input = element("input", {
    type: "number", name: parameter.name, min: parameter.from, max: parameter.to,
    step: parameter.step ?? "any", value: parameter.standard, required: true,
  });
  input.addEventListener("change", () => {
    if (input.reportValidity()) change(input.valueAsNumber);
  });
  return element("label", {}, `${title}, from ${parameter.from} to ${parameter.to}`, input);
}

// Asks the question; the answer is given once the reader has chosen.
export class Question {
  show(prediction) {
    this.prediction = prediction;
    byId("prediction").hidden = !prediction;
    byId("verdict").textContent = "";
    byId("choices").replaceChildren();
    if (!prediction) return;
    byId("question").textContent = prediction.question;
    byId("choices").replaceChildren(
      ...prediction.choices.map((choice, place) => {
        const input = element("input", { type: "radio", name: "prediction", value: place });
        input.addEventListener("change", () => {
          byId("verdict").textContent = "Now touch, or play the book's touch.";
        });
        return element("label", {}, input, choice.answer);
      }));
  }

  // Whether a touch may happen: a question is answered before the first one.
  get isAnswered() {
    if (!this.prediction || this.chosen) return true;
    byId("verdict").textContent = "Choose an answer first.";
    byId("choices").querySelector("input").focus();
    return false;
  }

  get chosen() { return byId("choices").querySelector("input:checked"); }

  // Says what the run says, once.
  settle() {
    if (!this.prediction || !this.chosen || this.isSettled) return;
    const { choices, right } = this.prediction;
    const [mine, its] = [choices[this.chosen.value], choices.find((each) => each.answer === right)];
    byId("verdict").textContent = mine === its
      ? `You said ${right}, and so does the book's run. Right. ${its.reason}`
      : `You said ${mine.answer}. The book's run says ${right}. ${mine.reason} ${its?.reason ?? ""}`;
  }
}
