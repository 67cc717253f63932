import { expect, test } from "vitest";
import { answerChoices } from "./answer-choices.ts";

const NOW = Date.parse("2026-11-21T18:00:00Z");
const inMinutes = (minutes: number) => NOW + minutes * 60_000;

test("an order wanted at once is offered in 20 minutes", () => {
  const { choices, usual, isFromNow } = answerChoices(inMinutes(-2), NOW);
  expect(isFromNow).toBe(true);
  expect(choices[usual]).toEqual({ at: inMinutes(20), minutes: 20 });
  expect(choices[usual - 1]?.minutes).toBe(10);
});

test("a wanted time that can be kept is offered first, between the others", () => {
  const { choices, usual } = answerChoices(inMinutes(25), NOW);
  expect(choices[usual]).toEqual({ at: inMinutes(25), minutes: null });
  expect([choices[usual - 1]?.minutes, choices[usual + 1]?.minutes]).toEqual([20, 30]);
});

test("for later the minutes count from the wanted time, which is the earliest", () => {
  const { choices, usual, isFromNow } = answerChoices(inMinutes(600), NOW);
  expect([usual, isFromNow]).toEqual([0, false]);
  expect(choices[1]).toEqual({ at: inMinutes(610), minutes: 10 });
});
