import { once } from '../../domain/rule/mail/letter.ts';
import type { TranslatedLetter } from '../../domain/rule/mail/translated-letter.ts';
import { demoOrganizers as site } from '../demo/demo-people.ts';
import { letterHtml, letterText } from './letter-page.ts';

const hostile = `<img src=x onerror="alert('1')"> & co`;
const letter: TranslatedLetter = {
  language: 'en',
  ...once('team-created', 1),
  to: 'jose@family.example',
  subject: `Your team is in: ${hostile}`,
  parts: [
    { kind: 'text', text: `Hi ${hostile},\nwelcome` },
    { kind: 'link', label: hostile, url: `https://golden-goal.example/invite/"><script>` },
    {
      kind: 'facts',
      facts: [
        [hostile, 'Fall Cup'],
        ['Date', hostile],
      ],
    },
  ],
};

test('nothing that a stranger wrote becomes markup', () => {
  const html = letterHtml(letter, site);
  expect(html).not.toMatch(/<(img|script)/i);
  expect(html).not.toContain('onerror="');
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co')).toHaveLength(6);
});

test('a link cannot leave its attribute', () => {
  expect(letterHtml(letter, site)).toContain('href="https://golden-goal.example/invite/&quot;&gt;&lt;script&gt;"');
});

test('the plain text says the same, as it was written', () => {
  expect(letterText(letter, site)).toBe(
    [
      `Hi ${hostile},\nwelcome`,
      `${hostile}: https://golden-goal.example/invite/"><script>`,
      `${hostile}: Fall Cup\nDate: ${hostile}`,
      'Questions? hello@goldengoal.example or (201) 555-0133\nGolden Goal - youth 3-v-3 soccer\n',
    ].join('\n\n'),
  );
});

test('the page fetches nothing from anywhere', () => {
  expect(letterHtml({ ...letter, subject: 'Your team is in', parts: [] }, site)).not.toMatch(
    /<(img|link|script|iframe)|url\(|src=/i,
  );
});

test('a team name that holds an address of the web is no link in any part', () => {
  const name = 'Free https://evil.example/x www.evil.example';
  const parts = [
    { kind: 'text', text: `${name} has been created` },
    { kind: 'facts', facts: [['Team', name]] },
  ] as const;
  const written = { ...letter, subject: 'Your team is in', parts };
  for (const page of [letterText(written, site), letterHtml(written, site)]) {
    expect(page).not.toMatch(/evil\.example|www\.|https:\/\/evil/);
    expect(page).toContain('Free https evil example/x www evil example');
  }
});

test('a debt says whom to pay, with a link that opens the payment app, and whom to ask', () => {
  const debt = { kind: 'debt', amountCents: 4000, reference: '3V3-ABCD', isPaidAtEvent: false } as const;
  const written = { ...letter, parts: [debt] };
  const link = 'https://venmo.com/golden-goal-3v3?txn=pay&amount=40.00&note=3V3-ABCD';
  const text = letterText(written, site);
  for (const said of ['To pay: $40', 'Venmo: @golden-goal-3v3', 'Payment reference: 3V3-ABCD', link]) {
    expect(text).toContain(said);
  }
  expect(text).toContain('Questions? hello@goldengoal.example or (201) 555-0133');
  const html = letterHtml(written, site);
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  expect(html).toContain('href="mailto:hello@goldengoal.example"');
  expect(html).toContain('href="tel:2015550133"');
});
