import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { screen, t } from "../../../test/show.tsx";
import { VerifyPage } from "./verify-page.tsx";

afterEach(() => vi.unstubAllGlobals());

/** The page of this certificate, whose registry gives this answer to everything. */
function open(id: string, answer: () => Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetching);
  const router = createMemoryRouter([{ path: "/verify/:id", Component: VerifyPage }], {
    initialEntries: [`/verify/${id}`],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return fetching;
}
const told = async () => (await screen.findByRole("alert")).textContent;

test("while it loads, the page says so", async () => {
  open("RSF-7K2M9QX4T", () => new Promise(() => {}));
  expect((await screen.findByText(t("verify.checking"))).getAttribute("role")).toBe("status");
});

test("an address without a number is an error, and nothing is loaded", async () => {
  const fetching = open("%20", async () => Response.json({}));
  expect(await told()).toContain(t("certificate.error.missingId"));
  expect(screen.queryByText(t("verify.checking"))).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test("of a failure that the page has no words for, the server’s text is shown, or that loading failed", async () => {
  const refuse = (error: string) => async () =>
    Response.json({ code: "moved_elsewhere", error }, { status: 400 });
  open("RSF-7K2M9QX4T", refuse("The register is being moved."));
  expect(await told()).toContain("The register is being moved.");
});

test("of a failure without any words, that loading failed", async () => {
  open("RSF-7K2M9QX4T", async () => Response.json({ code: "moved_elsewhere" }, { status: 400 }));
  expect(await told()).toContain(t("certificate.error.loadFailed"));
});

test("where the server is known to be at fault, the page says it in its own words", async () => {
  open("RSF-7K2M9QX4T", async () =>
    Response.json({ code: "certificate_not_found", error: "Nope." }, { status: 404 }),
  );
  expect(await told()).toContain(t("failure.certificate_not_found"));
});
