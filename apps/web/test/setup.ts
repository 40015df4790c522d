import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Costs nothing where all goes well; on a machine with other work an answer may come late.
configure({ asyncUtilTimeout: 20_000 });

// Before each test file, also where files share their modules.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
