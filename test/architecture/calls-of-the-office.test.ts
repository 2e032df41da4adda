import { type Import, importsOf, sourceFiles } from './source-files.ts';

/** What the screens of the back office may take from its transport, and who takes what is not for screens. */
const doors: Readonly<Record<string, string | undefined>> = {
  'call.ts': undefined,
  'save-export.ts': undefined,
  'server-clock.ts': undefined,
  'failure.ts': undefined,
  'ended-session.ts': undefined,
  'proof-question.ts': undefined,
  'memory.ts': 'admin-web/back-office.tsx',
  'provider.ts': 'admin-web/back-office.tsx',
};

/** Changes that name no version, since none overwrites what somebody else has saved unseen. */
const withoutVersion: Readonly<Record<string, string>> = {
  'admin-web/check-in/press-outbox.ts': 'each press sets the state that it names',
  'admin-web/game/goals-dialog.tsx': 'a minute is all of a goal that changes',
  'admin-web/schedule/use-locks.ts': 'a switch sets the state that it names',
  'admin-web/organizer/organizer-actions.tsx': 'sends what was changed alone',
  'admin-web/organizer/account-facts.tsx': 'the name of the organizer who types it',
  'admin-web/organizer/password-page.tsx': 'the password of the organizer who types it',
  'admin-web/access/second-factor-rule.tsx': 'a switch sets the state that it names',
  'admin-web/team/team-money.tsx': 'confirms what is owed now, and nothing that is paid',
  'admin-web/tournament/call-off-dialog.tsx': 'a later statement replaces the one before',
  'admin-web/tournament/use-tournament-switch.ts': 'a switch sets the state that it names',
  'admin-web/transport/provider.ts': 'the forms put the version into the record',
  'admin-web/webhook/webhook-actions.tsx': 'a switch sets the state that it names',
};

test('every form of the back office names the version that it shows', () => {
  const office = sourceFiles('admin-web').filter(({ isTest }) => !isTest);
  const unversioned = /\bsend(<[^(]*>)?\(\s*'PUT'|\.update\(|\buseUpdate\b/;
  const isUnversioned = (text: string) => unversioned.test(text) || (/<EditBase/.test(text) && !/version:/.test(text));
  expect(office.filter(({ text }) => isUnversioned(text)).map(({ path }) => path)).toEqual(
    Object.keys(withoutVersion).toSorted(),
  );
});

test('the back office calls the API through its transport alone', () => {
  const transport = 'admin-web/transport';
  const office = sourceFiles('admin-web');
  const screens = office.filter(({ path, isTest }) => !isTest && !path.startsWith(`${transport}/`));
  const isWelcome = ({ from, to, isTypeOnly }: Import) => {
    const [folder, door = ''] = [to?.slice(0, transport.length), to?.slice(transport.length + 1)];
    if (folder !== transport || isTypeOnly) return true;
    return door in doors && (doors[door] ?? from.path) === from.path;
  };
  const strangers = screens.flatMap(importsOf).filter((one) => !isWelcome(one));
  expect(strangers.map(({ from, written }) => `${from.path} imports ${written}`)).toEqual([]);
  const calling = /\bfetch\(|\bfetchUtils\b|\bXMLHttpRequest\b|\bsendBeacon\b/;
  expect(screens.filter(({ text }) => calling.test(text)).map(({ path }) => path)).toEqual([]);
  const [call] = office.filter(({ path }) => path === `${transport}/call.ts`);
  expect(calling.test(call?.text ?? '')).toBe(true);
});
