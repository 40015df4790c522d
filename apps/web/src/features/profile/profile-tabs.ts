// One chunk: who opens one tab goes on to the others.
export { AliasesTab } from "./aliases-tab.tsx";
export { IdentityTab } from "./identity-tab.tsx";
export { PersonalTab } from "./personal-tab.tsx";
export { ProfilePage } from "./profile-page.tsx";
export { WalletTab } from "./wallet-tab.tsx";
