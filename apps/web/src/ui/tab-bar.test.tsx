import { expect, test } from "vitest";
import { screen, show } from "../../test/show.tsx";
import { Tab, TabBar } from "./tab-bar.tsx";

test.each([
  ["/operator", "Glance", "page"],
  ["/operator/find/", "Find", "page"],
  ["/operator/certificates/RSF-7K2M9QX4T", "Find", "true"],
])("at %s the current tab is %s", (address, name, current) => {
  show(
    <TabBar label="Registry">
      <Tab to="/operator">Glance</Tab>
      <Tab to="/operator/find" within={["/operator/certificates"]}>
        Find
      </Tab>
    </TabBar>,
    address,
  );
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    [name, current],
  ]);
});
