import { catalogueOf } from '../../language/language.ts';
import { said, spoken } from '../../language/sentence.ts';
import { type Letter, type LetterPart, linkTo, paragraph, signedCopy } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Links } from '../../site/links.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { signersAddress, type WaiverSignature } from '../../waiver/waiver.ts';
import { waiverIn } from '../../waiver/waiver-in.ts';

interface Signed {
  readonly registrationId: number;
  readonly player: Player;
  readonly tournament: Tournament;
  readonly signature: WaiverSignature;
  readonly now: Date;
}

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The copy of a waiver for whoever signed it: who, for whom, when, and every word of the text; the same goes along as a PDF. */
export function signedCopyLetter({ registrationId, player, tournament, signature, now }: Signed, links: Links): Letter {
  const { signer, version, signedAt, isLikenessAllowed, confirmed } = signature;
  return {
    event: `${signedCopy}:${registrationId}:${now.toISOString()}`,
    cause: 'registration',
    to: signersAddress(player, easternYear(now)),
    subject: `The waiver is signed: ${tournament.name}`,
    parts: [
      paragraph(`${signer} has signed the waiver of ${player.name} for ${tournament.name}. This is your copy.`),
      {
        kind: 'facts',
        facts: [
          ['Signed by', signer],
          ['For', player.name],
          ['Tournament', tournament.name],
          ['Version', version],
          ['Signed on', moment.format(signedAt)],
          ...(confirmed === null ? [] : ([['Confirmed on', moment.format(confirmed.at)]] as const)),
          ['Photos and video', isLikenessAllowed ? 'Allowed' : 'Not allowed'],
        ],
      },
      ...signedText(signature),
      paragraph('If this was not you, please write to us.'),
      linkTo('Open your Player ID', links.playerId()),
    ],
  };
}

/** Every word that was signed; of an earlier version we keep the hash and the number, and send the text when asked. */
function signedText({ version, language }: WaiverSignature): readonly LetterPart[] {
  const { version: latest, sections } = waiverIn[language];
  if (version !== latest) {
    return [
      paragraph(
        spoken(
          said('You signed version {version} of the Terms and Conditions. Write to us and we send you its text.', {
            version,
          }),
          catalogueOf[language],
        ),
      ),
    ];
  }
  return [
    paragraph(spoken('Terms and Conditions', catalogueOf[language])),
    ...sections.map(({ title, text }, at) => paragraph(`${at + 1}. ${title}\n${text}`)),
  ];
}
