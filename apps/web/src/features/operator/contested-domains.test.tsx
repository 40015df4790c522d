import i18n from "i18next";
import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen } from "../../../test/show.tsx";
import { ContestedDomains } from "./contested-domains.tsx";

const text = i18n.getFixedT("en", "operator");
const ids = ["0d1f2c3b-4a59-4687-9786-a5b4c3d2e1f0", "1d1f2c3b-4a59-4687-9786-a5b4c3d2e1f0"];

test("a contested domain is shown in both forms, with the accounts that claim it", async () => {
  showWithApi(<ContestedDomains />, {
    "/api/operator/links": [
      {
        url: "https://xn--bcher-kva.example/",
        unicodeUrl: "https://bücher.example/",
        accounts: ids.map((id, at) => ({ id, name: ["Ada", "Bob"][at], confirmedAt: null, checkedAt: null })),
      },
    ],
  });
  const heading = await screen.findByRole("heading", { level: 3 });
  expect(heading.textContent).toBe("bücher.examplexn--bcher-kva.example");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(text("contested.title"));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    ids.map((id) => `/operator/accounts/${id}`),
  );
});
