import { asWritten } from '../../domain/rule/language/sentence.ts';
import { once } from '../../domain/rule/mail/letter.ts';
import { inPostgres } from './adapters.ts';

inPostgres((adapters) => {
  const at = new Date('2026-11-20T15:00:00Z');

  test('a letter is read with everything that stands in it; one that nobody has posted is none', async () => {
    const { outbox, letterBecame, shownLinks } = adapters();
    const link = { kind: 'link', label: asWritten('Open'), url: 'https://cup.example/captain/ab.cd' } as const;
    const letter = { ...once('captain-link', 1), to: 'jose@family.example', subject: asWritten('Hi'), parts: [link] };
    await outbox.post({ ...letter, language: 'en' });
    const id = await letterBecame(letter.event, 'waiting');
    expect(await shownLinks.letter(id)).toMatchObject({
      id,
      kind: 'captain-link',
      recipient: letter.to,
      subject: 'Hi',
    });
    expect((await shownLinks.letter(id))?.text).toContain(link.url);
    expect(await shownLinks.letter(id + 1)).toBeUndefined();
  });

  test('a link that was shown is known again, also when it is shown twice, and no other', async () => {
    const { shownLinks } = adapters();
    expect(await shownLinks.has('ab.cd')).toBe(false);
    await shownLinks.keep(7, ['ab.cd', 'ef.gh'], at);
    await shownLinks.keep(8, ['ab.cd'], at);
    expect([await shownLinks.has('ab.cd'), await shownLinks.has('ef.gh'), await shownLinks.has('ab.ce')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
