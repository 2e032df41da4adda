import type { Plugin } from 'vite';

/**
 * React Router as it is, without the names that its parts have for developers, and marked where making a part has no other effect:
 * so what no page uses is left out.
 */
export function usedRouter(): Plugin {
  return {
    name: 'used-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^[A-Za-z]\w*\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
