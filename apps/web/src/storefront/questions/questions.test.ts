import { beforeEach, expect, test } from "vitest";
import {
  asksAboutEmail,
  asksAboutPhone,
  asksAboutStreet,
  confirmValues,
  useQuestions,
} from "./questions.ts";

beforeEach(() => useQuestions.setState({ asked: {}, confirmed: [] }));

test("a street without a number is asked about until it is confirmed, then never again", () => {
  expect(asksAboutStreet(" rue de la Paix ")).toBe(true);
  expect(asksAboutStreet("rue de la Paix")).toBe(true);
  expect(useQuestions.getState().asked).toEqual({ address: "rue de la Paix" });
  confirmValues(["rue de la Paix"]);
  expect(asksAboutStreet("rue de la Paix ")).toBe(false);
  expect(asksAboutStreet("rue de la Loi")).toBe(true);
});

test("a telephone without enough digits is asked about until it is confirmed", () => {
  const restaurant = "+33 4 78 00 00 00";
  expect(asksAboutPhone("06", restaurant)).toBe(true);
  expect(useQuestions.getState().asked).toEqual({ phone: "06" });
  confirmValues(["06"]);
  expect(asksAboutPhone("06", restaurant)).toBe(false);
  expect(useQuestions.getState().asked).toEqual({});
});

test("an e-mail with an accent before the @ is asked about until it is confirmed", () => {
  expect(asksAboutEmail("zoé@example.org ")).toBe(true);
  expect(useQuestions.getState().asked).toEqual({ email: "zoé@example.org" });
  confirmValues(["zoé@example.org"]);
  expect(asksAboutEmail("zoé@example.org")).toBe(false);
});

test("an empty field is no question", () => {
  expect(asksAboutPhone("", "")).toBe(false);
  expect(asksAboutStreet(" ")).toBe(false);
});

test("a whole address and telephone and a plain e-mail are not asked about", () => {
  expect(asksAboutEmail("zoe@exämple.org")).toBe(false);
  expect(asksAboutStreet("12 rue de la Paix")).toBe(false);
  expect(asksAboutPhone("06 12 34 56 78", "")).toBe(false);
  expect(useQuestions.getState().asked).toEqual({});
});
