import { TestEnvironment as Page } from 'jest-environment-jsdom';

/** A page without a browser: jsdom, with what every browser has and jsdom leaves out. */
export default class PageEnvironment extends Page {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Response, Headers, AbortController, AbortSignal });
    Object.assign(this.global, { ResizeObserver: StillObserver, IntersectionObserver: WholeObserver });
    Object.assign(this.global.HTMLElement.prototype, { scrollIntoView() {} });
    Object.assign(this.global.HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        this.open = false;
      },
    });
  }
}

/** Nothing on this page has a size that could change. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** All of this page is in sight. */
class WholeObserver extends StillObserver {
  constructor(see) {
    super();
    this.see = see;
  }

  observe() {
    this.see([{ isIntersecting: true }]);
  }
}
