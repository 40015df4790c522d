import { expect, test } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, show } from "../../../test/show.tsx";
import { CertificateStep } from "./certificate-step.tsx";
import { steps } from "./draft.ts";
import { StepFrame } from "./step-frame.tsx";

const percent = (step: number) =>
  screen.getByRole("progressbar", { name: `Step ${step} of 5` }).getAttribute("aria-valuenow");

test.each(steps.map((step) => [step, (step - 1) * 25] as const))("step %d is at %d %%", (step, share) => {
  show(
    <StepFrame step={step} onGoTo={() => {}}>
      {undefined}
    </StepFrame>,
  );
  expect(percent(step)).toBe(String(share));
});

test("the last step shows the bar full", () => {
  const issued = {
    id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
    certificateId: "RSF-7K2M9QX4T",
    registrationDate: "2026-11-20T10:31:07.000Z",
    title: "Novel",
    isDeposited: false,
  };
  showWithApi(<CertificateStep issued={issued} user={makeUser()} draft={undefined} />, {
    "/api/ip/verify/RSF-7K2M9QX4T": refusal("unavailable"),
  });
  expect(percent(5)).toBe("100");
});
