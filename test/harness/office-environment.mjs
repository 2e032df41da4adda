import PageEnvironment from './page-environment.mjs';

/** A page of the back office: what it listens to ends by the page's own signals, and no call leaves it. */
export default class OfficeEnvironment extends PageEnvironment {
  async setup() {
    const { AbortController, AbortSignal } = this.global;
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal });
  }
}
