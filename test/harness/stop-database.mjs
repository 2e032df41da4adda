export default () => globalThis.endTestDatabase?.();
