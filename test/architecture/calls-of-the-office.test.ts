import { type Import, importsOf, sourceFiles } from './source-files.ts';

/** What the screens of the back office may take from its transport, and who takes what is not for screens. */
const doors: Readonly<Record<string, string | undefined>> = {
  'call.ts': undefined,
  'save-export.ts': undefined,
  'failure.ts': undefined,
  'ended-session.ts': undefined,
  'proof-question.ts': undefined,
  'memory.ts': 'admin-web/back-office.tsx',
  'provider.ts': 'admin-web/back-office.tsx',
};

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
