import type { WorkListItem } from "@colophon/api";
import { expect, test } from "vitest";
import { screen, show } from "../../../test/show.tsx";
import { PrivateCopyButton } from "./private-copy-button.tsx";

const work = (deposit: "none" | "uploading" | "kept"): WorkListItem => ({
  id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
  title: "Novel",
  materialType: "book",
  createdAt: "2026-11-20T10:31:07.000Z",
  certificateId: "RSF-7K2M9QX4T",
  sharedPublicly: true,
  status: "valid",
  file: { sha256: "ab".repeat(32), deposit },
  fileCount: 1,
});

test("a partly uploaded private copy is marked as incomplete", () => {
  const { rerender } = show(<PrivateCopyButton work={work("uploading")} />);
  screen.getByRole("button", { name: "Confidential copy of Novel, incomplete" });
  for (const deposit of ["none", "kept"] as const) {
    rerender(<PrivateCopyButton work={work(deposit)} />);
    expect(screen.getByRole("button").textContent).toBe("Confidential copy");
  }
});
