/** Every sentence about the code by which players join a team. */
export const words = {
  title: 'Invitation',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Failed to copy link',
  replace: 'Replace code',
  replaceText: 'The old code and its link stop working at once.',
  replaced: 'Invitation code replaced',
  replaceFailed: 'Failed to replace invitation code',
} as const;
