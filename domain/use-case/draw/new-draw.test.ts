import { refuseMisspeltDraft } from './new-draw.ts';

test.each(['preview', 'dryRun', 'dry_run', 'isDraft', 'asDraft', 'draftOnly', 'Draft', 'simulate', 'testRun'])(
  'a draw that is sent %s is refused, since it would be published',
  (name) => {
    expect(() => refuseMisspeltDraft({ teamIds: [1, 2], [name]: true })).toThrow('Nothing was generated');
    expect(() => refuseMisspeltDraft({ teamIds: [1, 2], [name]: false })).not.toThrow();
  },
);

test('a draft by its name, and what means something else, are let pass', () => {
  expect(() => refuseMisspeltDraft({ teamIds: [1, 2], draft: true, confirm: true, draftsman: 'Pat' })).not.toThrow();
});
