import type { UsesSaid } from "@colophon/uses";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { screen, show, t as of, waitFor, within } from "../../../test/show.tsx";
import { literals } from "./literals.ts";
import { TellMachines } from "./tell-machines.tsx";

const t = (key: string, values = {}) => of(key as "title", { ns: "machines", ...literals, ...values });
const certificateId = "RSF-7K2M9QX4T";
const refusesTraining: UsesSaid = { "train-generative": "refuse", "train-other": "refuse" };

async function unfold(uses: UsesSaid) {
  const shown = show(<TellMachines certificateId={certificateId} uses={uses} />);
  await shown.user.click(screen.getByText(t("title")));
  const open = async (name: string) => {
    const heading = screen.getByRole("heading", { name: new RegExp(`^${name} `) });
    await shown.user.click(heading);
    const item = heading.closest("li");
    if (item === null) throw new Error(`${name} is not listed`);
    return within(item);
  };
  return { ...shown, open };
}

test("there is no line where nothing is said", () => {
  const { container } = show(<TellMachines certificateId={certificateId} uses={{}} />);
  expect(container.textContent).toBe("");
});

describe("the line, unfolded", () => {
  test("is closed at first, and then names each protocol, its edition and its date", async () => {
    const { user } = show(<TellMachines certificateId={certificateId} uses={refusesTraining} />);
    expect(screen.queryByRole("heading")).toBeNull();
    await user.click(screen.getByText(t("title")));
    const names = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(names).toEqual([
      "AIPREF draft-ietf-aipref-vocab-08, draft-ietf-aipref-attach-05 · September 14, 2026",
      "Content-Signal draft-romm-aipref-contentsignals-00 · October 1, 2025",
      "RSL RSL 1.0 · December 10, 2025",
      "TDMRep CG-FINAL-tdmrep-20240510 · May 10, 2024",
      "IPTC/PLUS IPTC Photo Metadata Standard 2023.1 · 2023",
      "CAWG cawg.training-mining 1.1 · May 6, 2025",
    ]);
    expect(screen.getByText(t("own"))).toBeDefined();
  });

  test("copies a line as it is", async () => {
    const { user, open } = await unfold(refusesTraining);
    await open("AIPREF");
    await user.click(
      screen.getByRole("button", { name: t("copyOf", { what: "Content-Usage: train-ai=n" }) }),
    );
    await expect(navigator.clipboard.readText()).resolves.toBe("Content-Usage: train-ai=n");
  });

  test("asks before it reserves all mining where only training is refused", async () => {
    const { user, open } = await unfold(refusesTraining);
    const tdmrep = await open("TDMRep");
    expect(tdmrep.queryByText(/tdm-reservation/)).toBeNull();
    const uses = "“List the work in search engines”, “Answer questions with the work”";
    expect(tdmrep.getByText(t("refusesToo", { uses }))).toBeDefined();
    await user.click(tdmrep.getByRole("checkbox", { name: t("wanted") }));
    expect(tdmrep.getByRole("group", { name: "tdm-reservation: 1" }).textContent).toBe(
      `tdm-reservation: 1\ntdm-policy: ${window.location.origin}/certificates/${certificateId}/tdm-policy.json`,
    );
  });

  test("doesn’t ask where all is refused", async () => {
    const { open } = await unfold({ ...refusesTraining, index: "refuse", ground: "refuse" });
    const tdmrep = await open("TDMRep");
    expect(tdmrep.queryByRole("checkbox")).toBeNull();
    expect(tdmrep.getByRole("group", { name: "tdmrep.json" })).toBeDefined();
  });

  test("says an allowed search only by choice, beside what that means", async () => {
    const { user, open } = await unfold({ "train-generative": "refuse", index: "allow" });
    const aipref = await open("AIPREF");
    expect(aipref.getByText(t("search.hint"))).toBeDefined();
    expect(aipref.queryByText(/search=y/)).toBeNull();
    await user.click(aipref.getByRole("checkbox", { name: new RegExp(`^${t("search.label")}`) }));
    expect(aipref.getByText("Content-Usage: train-ai=n, search=y")).toBeDefined();
  });

  test("puts in the path of the work, and nothing that is no path", async () => {
    const { user, open } = await unfold({ ground: "refuse" });
    const field = screen.getByRole("textbox", { name: t("path.label") });
    await user.type(field, "https://me.example/art/");
    expect((await open("AIPREF")).getByText("Content-Usage: /art/ ai-use=n")).toBeDefined();
    const rsl = await open("RSL");
    expect(rsl.getByRole("group", { name: "license.xml" }).textContent).toContain(`<content url="/art/">`);
    await user.clear(field);
    await user.type(field, "art");
    expect(screen.getByText(t("path.invalid"))).toBeDefined();
    expect(screen.queryByText(/ai-use=n/)).toBeNull();
  });
});

describe("a file is downloaded", () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:saved";
    });
    // A click would take the page of all tests to that address.
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  test("with the bytes that are shown", async () => {
    const { user, open } = await unfold({ ground: "refuse" });
    const shown = (await open("RSL")).getByRole("group", { name: "license.xml" }).textContent;
    await user.click(screen.getByRole("button", { name: t("download", { file: "license.xml" }) }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.text()).resolves.toBe(shown);
  });
});
