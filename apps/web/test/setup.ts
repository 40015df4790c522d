import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Before each test file, also where files share their modules.
afterEach(() => {
  cleanup();
  localStorage.clear();
});
