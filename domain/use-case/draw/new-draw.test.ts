import { refuseMisspeltDraft } from './new-draw.ts';

test.each([
  ...['preview', 'dryRun', 'dry_run', 'dry-run', 'isDraft', 'asDraft', 'draftOnly', 'Draft', 'draft ', 'simulate'],
  ...['testRun', 'test', 'hidden', 'private', 'unpublished', 'draft_mode'],
])('a draw that is sent %s is refused, since it would be published', (name) => {
  expect(() => refuseMisspeltDraft({ teamIds: [1, 2], [name]: true })).toThrow('Nothing was generated');
  expect(() => refuseMisspeltDraft({ teamIds: [1, 2], [name]: false })).not.toThrow();
});

test('a draft by its name, and what means something else, are let pass', () => {
  expect(() => refuseMisspeltDraft({ teamIds: [1, 2], draft: true, confirm: true, draftsman: 'Pat' })).not.toThrow();
});

test.each(['publish', 'published', 'isPublished', 'public', 'visible', 'save', 'publish_now'])(
  'a draw that is sent %s as false is refused, and with any other word it is let pass',
  (name) => {
    for (const value of [false, 'false', 'no', 0])
      expect(() => refuseMisspeltDraft({ teamIds: [1, 2], [name]: value })).toThrow('Nothing was generated');
    for (const value of [true, 'yes', null]) expect(() => refuseMisspeltDraft({ [name]: value })).not.toThrow();
  },
);
