// Node environment of jest in a plain context: the original one calls a Proxy at every use of a global, even Math.
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

/** Numbers drawn by the suites of this worker, by their kind. */
const numbers = new Map();

/** @param {string} kind */
function nextNumber(kind) {
  const number = (numbers.get(kind) ?? 0) + 1;
  numbers.set(kind, number);
  return number;
}

export default class PlainContext extends TestEnvironment {
  constructor(...told) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...told);
    } finally {
      vm.createContext = createContext;
    }
    this.global.ofWorker = {
      nextNumber,
      // The rules need neither package nor product.
      product: async () => (await import('./of-worker.mjs')).product(),
    };
  }
}
