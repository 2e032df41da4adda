import { inEnglish } from '../../language/sentence.ts';
import { type Letter, once } from '../../mail/letter.ts';
import type { NewMailing } from '../../mailing/mailing.ts';
import type { Given, Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { type AboutPorts, aboutOf } from './about.ts';
import { refuseUnfillable } from './mailing-form.ts';
import { mailingLetter } from './mailing-letter.ts';

/** Seal for sample letters whose links open nothing, so that nobody acts for a family by trying a text. */
const opensNothing: Seal = { close: () => 'a-test', open: () => undefined, mark: () => 'a-test' };

/** Ports needed for sample letters. */
type SamplePorts = AboutPorts & Needs<'mailings' | 'links' | 'clock'>;

/** Returns the first letters of a mailing as they would be read, in English and, where it is given, in Spanish; their links open nothing. */
async function sampleLetters(ports: SamplePorts, mailing: NewMailing): Promise<readonly Letter[]> {
  refuseUnfillable(mailing, ports.clock.now());
  const readings = mailing.spanishText === null ? [undefined] : ([undefined, 'es'] as const);
  const letters: Letter[] = [];
  for (const reads of readings) {
    const addressee = await ports.mailings.first(mailing, reads);
    const about = addressee && (await aboutOf(ports, addressee, mailing));
    const mail = { links: ports.links, seal: opensNothing };
    if (about !== undefined)
      letters.push(mailingLetter(once('mailing-test', reads ?? 'en'), mailing, about, mail, ports.clock.now()));
  }
  return letters.filter(({ language }, at) => letters.findIndex((one) => one.language === language) === at);
}

/** Shows an organizer the letters before they are sent. */
export class PreviewMailing {
  constructor(private readonly ports: SamplePorts) {}

  run(mailing: NewMailing): Promise<readonly Letter[]> {
    return sampleLetters(this.ports, mailing);
  }
}

/** Sends an organizer the letters that their first readers would get, and returns how many. */
export class TestMailing {
  constructor(private readonly ports: SamplePorts & Given) {}

  async run({ answers, to }: { readonly answers: NewMailing; readonly to: string | null }): Promise<number> {
    if (to === null) throw noOwnAddress();
    const letters = await sampleLetters(this.ports, answers);
    const moment = this.ports.clock.now().toISOString();
    for (const letter of letters)
      await this.ports.outbox.post({ ...letter, to, event: `${letter.event}:${moment}:${to}` });
    await this.ports.audit.note({
      thing: 'mailing',
      recordId: null,
      what: 'tested',
      to: { subject: answers.subject, letters: letters.length },
    });
    return letters.length;
  }
}

const noOwnAddress = () =>
  new Refusal('conflict', inEnglish('Your account has no email address. Add one under My Account.'));
