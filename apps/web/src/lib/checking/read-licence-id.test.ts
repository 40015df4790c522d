import { expect, test } from "vitest";
import { readLicenceId } from "./read-licence-id.ts";

test.each([
  ["LIC-7K3M9QX2A", "LIC-7K3M9QX2A"],
  [" lic 7k3m9qx2a ", "LIC-7K3M9QX2A"],
  ["LIC–7K3 M9Q X2A", "LIC-7K3M9QX2A"],
  ["https://registry.example/verify/LIC-7K3M9QX2A?lng=ar", "LIC-7K3M9QX2A"],
  ["LIC-7K3M9QXOI", "LIC-7K3M9QX01"],
  ["RSF-7K3M9QX2A", undefined],
  ["7K3M9QX2A", undefined],
  ["LIC-7K3M9QX2", undefined],
  ["", undefined],
])("in %j is %j", (typed, id) => {
  expect(readLicenceId(typed)).toBe(id);
});
