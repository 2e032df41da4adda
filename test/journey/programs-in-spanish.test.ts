import { openApp } from './app.ts';
import { drawTournament, gameOf } from './tournament-day.ts';

const app = openApp();

/** What a program is answered that prefers these languages, or says nothing of any. */
async function asked(path: string, { languages, cookie }: { languages?: string; cookie?: string } = {}) {
  const headers = {
    ...(languages !== undefined && { 'Accept-Language': languages }),
    ...(cookie && { Cookie: cookie }),
  };
  const answer = await fetch(`${app().products[0].url}${path}`, { headers });
  const text = (await answer.text()).replaceAll('\r\n ', '');
  const [language, vary, etag] = ['content-language', 'vary', 'etag'].map((name) => answer.headers.get(name));
  return { status: answer.status, isPrepared: !answer.headers.has('x-request-id'), language, vary, etag, text };
}

const vary = 'Accept-Encoding, Accept-Language, Cookie';

/** A team with a game to come, and the address of its calendar. */
async function aCalendar() {
  const drawn = await drawTournament(app(), 4);
  const game = gameOf(drawn, 1);
  return { drawn, game, at: `/api/teams/${game.team1Id}/calendar.ics` };
}

const inSpanish = / contra |Todos los partidos del equipo/;
const inEnglish = / vs |All games of the team/;

test.each([
  ['', {}, 'en'],
  ['', { languages: 'es-MX,es;q=0.9' }, 'es'],
  ['', { languages: 'es', cookie: 'language=en' }, 'en'],
  ['?language=es', {}, 'es'],
  ['?language=es', { languages: 'en-US,en;q=0.9' }, 'es'],
  ['?language=es', { languages: 'en', cookie: 'language=en' }, 'es'],
  ['?language=en', { languages: 'es' }, 'en'],
])('the calendar at %j for whoever sends %j is in %s, prepared, once and twice', async (query, sent, language) => {
  const { at } = await aCalendar();
  // Whatever was kept before for another language must not be given.
  for (const languages of ['es', 'en', 'fr']) await asked(at, { languages });
  const answers = [await asked(`${at}${query}`, sent), await asked(`${at}${query}`, sent)];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, isPrepared: true, language, vary });
    expect(answer.text).toMatch(language === 'es' ? inSpanish : inEnglish);
    expect(answer.text).not.toMatch(language === 'es' ? inEnglish : inSpanish);
  }
});

test('UID and SEQUENCE of a calendar are the same in both languages, before and after a change that both hear of', async () => {
  const { drawn, game, at } = await aCalendar();
  const identities = async () =>
    Promise.all(
      ['', '?language=es'].map(async (query) =>
        (await asked(`${at}${query}`)).text.split('\r\n').filter((line) => /^(UID|SEQUENCE|STATUS)/.test(line)),
      ),
    );
  const [english, spanish] = await identities();
  expect(spanish).toEqual(english);
  expect(english).toContain('SEQUENCE:0');
  const late = { from: game.startTime, minutes: 15, confirm: true };
  const shift = `/api/tournaments/${drawn.tournament.id}/shift`;
  expect((await app().organizer.post(shift, late)).status).toBe(200);
  const [changed, inOther] = await identities();
  expect(inOther).toEqual(changed);
  expect(changed).toContain('SEQUENCE:1');
});

test.each([
  '?language=fr',
  '?language=',
  '?language=ES',
  '?language=es&language=en',
  '?language[]=es',
  '?language=es%00',
  '?language=%22%3E%3Cscript%3E',
  `?language=${'e'.repeat(2000)}`,
])(
  'a calendar in a language that is none of ours is refused in words, and nothing of it is kept: %s',
  async (query) => {
    const { at } = await aCalendar();
    for (let time = 0; time < 2; time += 1) {
      const { status, isPrepared, text } = await asked(`${at}${query}`, { languages: 'es' });
      const isRefused = !query.includes('[]');
      expect([status, isPrepared]).toEqual(isRefused ? [400, false] : [200, true]);
      if (isRefused) expect(JSON.parse(text)).toMatchObject({ errors: { language: expect.stringMatching(/español/) } });
    }
    expect(await asked(`${at}?language=es`)).toMatchObject({ status: 200, isPrepared: true, language: 'es' });
  },
);

type Offered = readonly { readonly value: string; readonly label: string }[];

const offered = async (list: string, languages: string) => {
  const { text, ...rest } = await asked(`/api/form-options/${list}`, { languages });
  const options: Offered = JSON.parse(text);
  return { ...rest, options };
};

const english: Readonly<Record<string, Offered>> = {
  'payment-methods': [
    { value: 'venmo', label: 'Venmo' },
    { value: 'at_event', label: 'Pay at the event' },
  ],
  'skill-levels': ['Here to Chill', 'Here to Play', 'Here to Cook'].map((value) => ({ value, label: value })),
  'age-brackets': ['U7-U9', 'U10-U12', 'U13-U15', 'U16-U19', 'U20+'].map((value) => ({ value, label: value })),
};

test.each(Object.keys(english))(
  'the options of %s are read in the language asked for, and sent alike',
  async (list) => {
    const answers = {
      en: await offered(list, 'en-US'),
      es: await offered(list, 'es-MX'),
      fr: await offered(list, 'fr'),
    };
    expect(answers.en.options).toEqual(english[list]);
    expect(answers.fr).toEqual(answers.en);
    for (const [language, answer] of [
      ['en', answers.en],
      ['es', answers.es],
    ] as const)
      expect(answer).toMatchObject({ status: 200, isPrepared: true, language, vary });
    expect(answers.es.options.map(({ value }) => value)).toEqual(english[list]?.map(({ value }) => value));
  },
);

test('how to pay is said in Spanish, and names of our own are names', async () => {
  expect((await offered('payment-methods', 'es')).options.map(({ label }) => label)).toEqual([
    'Venmo',
    'Pagar en el torneo',
  ]);
  expect((await offered('skill-levels', 'es')).options).toEqual(english['skill-levels']);
});
