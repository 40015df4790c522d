import { afterAll } from "vitest";
import { runEnds } from "./at-end.ts";

afterAll(runEnds);
