import { expect, test } from "vitest";
import { show, t } from "../../test/show.tsx";
import { Imprint } from "./imprint.tsx";

test.each([
  ["Grace Hopper", "Grace Hopper"],
  ["", t("certificate.erasedAccount")],
])("of “%s” a line says “%s”", (creator, said) => {
  const { container } = show(<Imprint creator={creator} profileId={null} facts={["Poem"]} />);
  expect(container.textContent.replaceAll(/[\u2068\u2069]/g, "")).toBe(`${said}, Poem`);
});
