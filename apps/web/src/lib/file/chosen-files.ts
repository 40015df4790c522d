import type { ChosenFile, ChosenFilesView, ChosenInput } from "./chosen-file.ts";
import { type ChosenRow, factsOf, isLost, keptFrom, needsFile, toEntry, unread } from "./chosen-row.ts";
import { ChosenProgressMeter } from "./chosen-progress.ts";
import { FailedHashError } from "./hash-in-worker.ts";
import { HashPool } from "./hash-pool.ts";
import { KeptFiles } from "./kept-files.ts";
import { mayOpen, openAgain } from "./reopen-files.ts";

/** Milliseconds between two pictures of progress, for which React draws the list. */
const showEvery = 250;

/** Milliseconds of work after which the page gets a turn. */
const turn = 10;

/** Milliseconds after which changes are kept, and rows that are written at once. */
const keepAfter = 500;
const keepAtOnce = 500;

type Pool = Pick<HashPool, "hasRoom" | "hash" | "pause" | "revive" | "rest">;

/** A list of files that are hashed in turn, and kept without their bytes. */
export class ChosenFiles {
  readonly #pool: Pool;
  readonly #userId: string | undefined;
  readonly #rows = new Map<string, ChosenRow>();
  #order: string[] = [];
  readonly #idsByPath = new Map<string, string[]>();
  /** Those with a file that nobody has read yet. */
  readonly #waiting = new Set<string>();
  readonly #roots = new Map<string, FileSystemHandle>();
  /** By the person: nothing is begun until they go on. What is being read, the pool pauses. */
  #isPaused = false;

  readonly #listeners = new Set<() => void>();
  readonly #meter = new ChosenProgressMeter();
  /** What components have: the same object until `#show`, a few times a second. */
  #view: ChosenFilesView;
  #shownAt = 0;
  #showing: ReturnType<typeof setTimeout> | undefined;

  #restoring: Promise<void> | undefined;
  /** Once what was kept is read, or can't be: before, a file that is missing says nothing. */
  #isRestored = false;
  /** Open while it is used; undefined again once any tab has deleted the list. */
  #kept: KeptFiles | undefined;
  /** What the next `#keep` writes. */
  readonly #unkept = { ids: new Set<string>(), removed: new Set<string>(), roots: new Set<string>() };
  #keeping: ReturnType<typeof setTimeout> | undefined;

  /** Without a user nothing is kept. */
  constructor(userId?: string, pool: Pool = new HashPool()) {
    this.#userId = userId;
    this.#pool = pool;
    this.#view = this.#draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): ChosenFilesView => this.#view;

  /** For components, the same functions always. */
  readonly actions = {
    add: (chosen: ChosenInput[]): void => void this.add(chosen),
    remove: (ids: string[]): void => this.#remove(ids),
    move: (id: string, to: number): void => this.#move(id, to),
    pause: (): void => this.#pause(true),
    resume: (): void => this.#pause(false),
    retry: (id: string): void => void this.#retry(id),
    reopen: (): Promise<void> => this.#reopen(),
    clear: (): void => this.#remove([...this.#order]),
    fileOf: (id: string): File | undefined => this.#rows.get(id)?.file,
  };

  /** Brings back what an earlier visit left, once. */
  restore(): Promise<void> {
    return (this.#restoring ??= this.#restore());
  }

  async add(chosen: ChosenInput[]): Promise<void> {
    await this.restore();
    let turnEnds = performance.now() + turn;
    for (const one of chosen) {
      this.#take(one);
      if (performance.now() < turnEnds) continue;
      this.#readNext();
      this.#showSoon();
      await new Promise((resolve) => void setTimeout(resolve));
      turnEnds = performance.now() + turn;
    }
    this.#readNext();
    this.#show();
  }

  /** Goes on after a phone's screen was locked, and keeps what is known before. */
  followWindow(): void {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#pool.revive();
      else void this.#keep();
    });
  }

  #take({ file, path, root }: ChosenInput): void {
    const { size, lastModified } = file;
    const rows = (this.#idsByPath.get(path) ?? []).flatMap((id) => this.#rows.get(id) ?? []);
    const same = rows.find(({ shown }) => shown.size === size && shown.lastModified === lastModified);
    // In the place of one that can't be read any more. Otherwise two folders may each have a file of this name.
    const row = same ?? rows.find((one) => isLost(one));
    const rootId = root && this.#rootId(root);
    if (row === undefined) this.#append({ file, path, rootId });
    else if (row.file === undefined || isLost(row)) this.#hand(row, file, rootId);
  }

  #append({ file, path, rootId }: { file: File; path: string; rootId: string | undefined }): void {
    const id = crypto.randomUUID();
    const shown = { ...unread, ...factsOf(file), id, path };
    this.#rows.set(id, { shown, file, rootId, reading: undefined });
    this.#order.push(id);
    this.#index(path, id);
    this.#waiting.add(id);
    this.#keepSoon(id);
  }

  /** Gives a row its file again. One that was hashed stays so. */
  #hand(row: ChosenRow, file: File, rootId: string | undefined): void {
    row.file = file;
    row.rootId = rootId ?? row.rootId;
    if (row.shown.state === "done") return;
    row.shown = { ...row.shown, ...unread, ...factsOf(file) };
    this.#waiting.add(row.shown.id);
    this.#keepSoon(row.shown.id);
  }

  #rootId(root: FileSystemHandle): string {
    for (const [id, known] of this.#roots) if (known === root) return id;
    const id = crypto.randomUUID();
    this.#roots.set(id, root);
    this.#unkept.roots.add(id);
    return id;
  }

  #index(path: string, id: string): void {
    const ids = this.#idsByPath.get(path);
    if (ids) ids.push(id);
    else this.#idsByPath.set(path, [id]);
  }

  #remove(ids: string[]): void {
    for (const id of ids) {
      const row = this.#rows.get(id);
      if (row === undefined) continue;
      row.reading?.abort();
      this.#rows.delete(id);
      this.#waiting.delete(id);
      const { path } = row.shown;
      const others = this.#idsByPath.get(path)?.filter((other) => other !== id) ?? [];
      if (others.length === 0) this.#idsByPath.delete(path);
      else this.#idsByPath.set(path, others);
      this.#unkept.removed.add(id);
    }
    this.#order = this.#order.filter((id) => this.#rows.has(id));
    this.#keepSoon();
    this.#readNext();
    this.#show();
  }

  #move(id: string, to: number): void {
    if (!this.#rows.has(id)) return;
    const others = this.#order.filter((other) => other !== id);
    this.#order = others.toSpliced(to, 0, id);
    this.#keepSoon();
    this.#show();
  }

  #pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#pool.pause(isPaused);
    this.#readNext();
    this.#show();
  }

  async #retry(id: string): Promise<void> {
    const row = this.#rows.get(id);
    if (row === undefined || !isLost(row)) return;
    const root = row.rootId === undefined ? undefined : this.#roots.get(row.rootId);
    // A file that changed can't be read by its old name in the page: it is opened again where the browser can.
    const file = (root && (await openAgain(root, row.shown.path))) ?? row.file;
    if (file === undefined || !this.#rows.has(id)) return;
    this.#hand(row, file, undefined);
    this.#readNext();
    this.#show();
  }

  #readNext(): void {
    if (this.#isPaused) return;
    for (const id of this.#waiting) {
      const row = this.#rows.get(id);
      if (row?.file === undefined) this.#waiting.delete(id);
      else if (this.#pool.hasRoom(row.shown.size)) void this.#read(row, row.file);
      else return;
    }
    if ([...this.#rows.values()].every(({ reading }) => reading === undefined)) this.#pool.rest();
  }

  async #read(row: ChosenRow, file: File): Promise<void> {
    const { id } = row.shown;
    this.#waiting.delete(id);
    const reading = (row.reading = new AbortController());
    const say = (change: Partial<ChosenFile>) => {
      if (reading.signal.aborted) return;
      this.#meter.count((change.bytes ?? row.shown.bytes) - row.shown.bytes);
      row.shown = { ...row.shown, ...change };
      this.#showSoon();
    };
    say({ state: "reading" });
    try {
      const { signal } = reading;
      const onProgress = (bytes: number) => say({ bytes });
      const { sha256, isConverted } = await this.#pool.hash(file, { onProgress, signal });
      say({ state: "done", sha256, isConverted, bytes: file.size });
      if (!signal.aborted) this.#keepSoon(id);
    } catch (error) {
      const why = error instanceof FailedHashError ? error.why : "unreadable";
      say({ state: (await this.#hasChanged(row)) ? "changed" : why, bytes: 0 });
    } finally {
      if (row.reading === reading) row.reading = undefined;
      this.#readNext();
    }
  }

  /** Whether a file that could not be read has other contents now, as far as the browser lets the page look. */
  async #hasChanged({ rootId, shown: { path, size, lastModified } }: ChosenRow): Promise<boolean> {
    const root = rootId === undefined ? undefined : this.#roots.get(rootId);
    const now = root && (await openAgain(root, path));
    return now !== undefined && (now.size !== size || now.lastModified !== lastModified);
  }

  /** Opens what is not hashed yet from the handles that were kept. */
  async #reopen(): Promise<void> {
    await this.#restoreRoots();
    const needed = this.#order.flatMap((id) => this.#rows.get(id) ?? []).filter(needsFile);
    for (const rootId of new Set(needed.map((row) => row.rootId))) {
      const root = rootId === undefined ? undefined : this.#roots.get(rootId);
      if (root === undefined || !(await mayOpen(root))) continue;
      for (const row of needed.filter((one) => one.rootId === rootId)) {
        const { path, size, lastModified } = row.shown;
        const file = await openAgain(root, path);
        if (file?.size === size && file.lastModified === lastModified) this.#hand(row, file, rootId);
        else row.shown = { ...row.shown, state: file === undefined ? "unreadable" : "changed" };
        this.#readNext();
        this.#showSoon();
      }
    }
    this.#show();
  }

  async #restore(): Promise<void> {
    try {
      const kept = await (await this.#openKept())?.read();
      for (const { rootId, ...facts } of kept ?? []) {
        const isDone = facts.sha256 !== undefined;
        const shown = { ...facts, ...(isDone ? { state: "done" as const, bytes: facts.size } : unread) };
        this.#rows.set(facts.id, { shown, file: undefined, rootId, reading: undefined });
        this.#order.push(facts.id);
        this.#index(facts.path, facts.id);
      }
    } catch {
      // This browser keeps nothing.
    }
    this.#isRestored = true;
    this.#show();
  }

  async #restoreRoots(): Promise<void> {
    try {
      const kept = await (await this.#openKept())?.readRoots();
      for (const [id, root] of kept ?? []) if (!this.#roots.has(id)) this.#roots.set(id, root);
    } catch {
      // They must be chosen again.
    }
  }

  async #openKept(): Promise<KeptFiles | undefined> {
    if (this.#userId === undefined) return undefined;
    return (this.#kept ??= await KeptFiles.open(this.#userId, () => {
      this.#kept = undefined;
      // With nothing to forget, a page that is on its way out is not drawn once more.
      if (this.#order.length > 0) this.#remove([...this.#order]);
      for (const unkept of Object.values(this.#unkept)) unkept.clear();
      this.#roots.clear();
    }));
  }

  #keepSoon(id?: string): void {
    if (id !== undefined) this.#unkept.ids.add(id);
    this.#keeping ??= setTimeout(() => void this.#keep(), keepAfter);
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { ids, removed, roots } = this.#unkept;
    if (this.#userId === undefined || (this.#rows.size === 0 && removed.size === 0)) return;
    const now = [...ids].slice(0, keepAtOnce);
    for (const id of now) ids.delete(id);
    const changes = {
      files: now.flatMap((id) => this.#rows.get(id) ?? []).map(keptFrom),
      removed: [...removed],
      order: this.#order,
      roots: [...roots].flatMap((id) => toEntry(id, this.#roots.get(id))),
    };
    removed.clear();
    roots.clear();
    try {
      await (await this.#openKept())?.write(changes);
    } catch {
      // It is still in memory.
    }
    if (ids.size > 0) this.#keepSoon();
  }

  #showSoon(): void {
    this.#showing ??= setTimeout(
      () => this.#show(),
      Math.max(0, this.#shownAt + showEvery - performance.now()),
    );
  }

  #show(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.#shownAt = performance.now();
    this.#view = this.#draw();
    for (const listener of this.#listeners) listener();
  }

  #draw(): ChosenFilesView {
    const rows = this.#order.flatMap((id) => this.#rows.get(id) ?? []);
    const files = rows.map(({ shown }) => shown);
    const missing = rows.filter(needsFile);
    return {
      files,
      progress: this.#meter.measure(files),
      isPaused: this.#isPaused,
      needsFiles: missing.length > 0,
      canReopen: missing.some(({ rootId }) => rootId !== undefined),
      isRestored: this.#isRestored,
    };
  }
}
