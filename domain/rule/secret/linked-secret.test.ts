import { linkedSecret } from './linked-secret.ts';

test.each(['eyJ9.mh3k.-aB_', '<eyJ9.mh3k.-aB_>', 'eyJ9.mh3k.-aB_).', '\u200eeyJ9.mh3k.-aB_ '])(
  '%p is the secret of the link',
  (copied) => {
    expect(linkedSecret(copied)).toBe('eyJ9.mh3k.-aB_');
  },
);
