import { ofPage } from './of-page.ts';

/** Layer open over the page: a dialog or a menu. */
interface Layer {
  readonly close: () => void;
}

/**
 * Stack of the open layers. Each has an entry in the browser's history, so that Back closes it before it leaves the page; when a layer is
 * closed by hand, its entry is removed by going back.
 */
class Layers {
  private readonly open: Layer[] = [];
  private afterwards: (() => void)[] = [];
  /** Whether a step back of this class has not arrived yet. */
  private isStepping = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** History entry of the page, as the router has it. */
  private page = entryNow();

  constructor() {
    // Registered before the router, which must not see steps between layers of one page.
    window.addEventListener('popstate', (event) => this.arrive(event), true);
    for (const step of ['pushState', 'replaceState'] as const) this.follow(step);
  }

  /** Observes the router's changes of page, for which browsers have no event. */
  private follow(step: 'pushState' | 'replaceState'): void {
    const go = window.history[step].bind(window.history);
    window.history[step] = (...to) => {
      go(...to);
      this.page = entryNow();
    };
  }

  /** Adds a layer; returns a function that removes it. */
  add(layer: Layer): () => void {
    this.open.push(layer);
    this.settleSoon();
    return () => {
      this.open.splice(this.open.indexOf(layer), 1);
      this.settleSoon();
    };
  }

  /** Runs a function once no history entry of a closed layer is left. */
  after(act: () => void): void {
    const isNothingLeft = !this.isStepping && this.open.length === 0 && depthNow() === 0;
    if (isNothingLeft) act();
    else {
      this.afterwards.push(act);
      this.settleSoon();
    }
  }

  private arrive(event: PopStateEvent): void {
    if (this.page === entryNow()) event.stopImmediatePropagation();
    this.page = entryNow();
    const isOurs = this.isStepping;
    this.isStepping = false;
    if (!isOurs) for (const layer of this.open.slice(depthNow()).toReversed()) layer.close();
    this.settleSoon();
  }

  private settleSoon(): void {
    if (this.isStepping) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle());
  }

  /** Adjusts the history to the open layers: a dialog that replaces another keeps its entry, and entries of closed layers are left. */
  private settle(): void {
    const surplus = depthNow() - this.open.length;
    if (surplus > 0) {
      this.isStepping = true;
      window.history.go(-surplus);
      // A browser that refuses the step fires no event.
      this.timer = setTimeout(() => this.goOn(), longestStep);
      return;
    }
    // The page may have been scrolled beside an open menu: going back must not scroll it.
    window.history.scrollRestoration = this.open.length > 0 ? 'manual' : 'auto';
    while (depthNow() < this.open.length) {
      window.history.pushState({ ...window.history.state, layers: depthNow() + 1 }, '');
    }
    this.goOn();
  }

  private goOn(): void {
    this.isStepping = false;
    const acts = this.afterwards;
    this.afterwards = [];
    for (const act of acts) act();
  }
}

/** Timeout of a step back, in milliseconds. If it were too short, a slow phone would leave the page it has reached meanwhile. */
const longestStep = 5000;

const depthNow = (): number => Number(window.history.state?.layers ?? 0);
const entryNow = (): string => `${window.history.state?.key} ${window.location.href}`;

/** Layers of this page, shared by the builds of all languages. */
const layers = ofPage('layers', () => new Layers());

/** Adds a layer; returns a function that removes it. */
export const addLayer = (close: () => void): (() => void) => layers.add({ close });

/** Runs a function once no history entry of a closed layer is left. */
export const whenClosed = (act: () => void): void => layers.after(act);
