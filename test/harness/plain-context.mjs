// Node environment of jest in a plain context: the original one calls a Proxy at every use of a global, even Math.
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

export default class PlainContext extends TestEnvironment {
  constructor(...told) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...told);
    } finally {
      vm.createContext = createContext;
    }
  }
}
