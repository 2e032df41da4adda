// jest's environment for Node in a plain context: its own one asks a Proxy at every use of a global, of Math as well.
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
