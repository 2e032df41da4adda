import { newApiKey } from '../../domain/use-case/session/api-key-form.ts';

/** Every sentence about the keys with which programs come in. */
export const words = {
  title: 'API Keys',
  count: (keys: number) => (keys === 1 ? '1 key' : `${keys.toLocaleString('en-US')} keys`),
  searchHint: 'Name, organizer or beginning',
  loading: 'Loading the keys…',
  failed: 'Failed to fetch the keys',
  none: {
    title: 'No keys yet',
    text: 'A key lets a program in: a score board, a spreadsheet, your own site. It does what you choose, and never more than your role.',
  },
  columns: {
    name: newApiKey.fields.name.label,
    organizer: 'Acts for',
    scopes: 'May',
    made: 'Made',
    lastUsed: 'Last used',
    state: 'State',
    actions: 'Actions',
  },
  newest: 'Newest first',
  document: 'What can be called',
  never: 'Never',
  state: {
    open: 'In use',
    revoked: (when: string) => `Revoked ${when}`,
    ended: 'Ended with the account',
  },
  make: {
    action: 'Make key',
    title: 'Make an API key',
    text: 'For one program, so that you can revoke it alone.',
    scopes: newApiKey.fields.scopes.label,
    submit: 'Make',
    done: 'The key is made',
    failed: 'Failed to make the key',
  },
  made: {
    title: 'Your new API key',
    once: 'It is shown now and never again. Whoever has it can do what you chose, in your name.',
    label: 'API key',
    copy: 'Copy Key',
    copied: 'The key is copied',
    notCopied: 'Could not copy: please select the key',
    close: 'I Have Kept It',
  },
  revoke: {
    action: 'Revoke',
    title: (name: string) => `Revoke the key ${name}?`,
    text: 'The program that has it is refused at once, and for good.',
    cancel: 'Cancel',
    done: (name: string) => `The key ${name} is revoked`,
    failed: 'Failed to revoke the key',
  },
} as const;
