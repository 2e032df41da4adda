import { catalogueOf } from '../../rule/language/language.ts';
import { asPlaceholderValue, asWritten, said, translate } from '../../rule/language/sentence.ts';
import { asideTo, firstNameOf, type Letter, type LetterPart, once, paragraph } from '../../rule/mail/letter.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Links } from '../../rule/site/links.ts';
import { dayAndTimeInWords } from '../../rule/time/eastern-words.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { toSigner } from '../../rule/waiver/to-signer.ts';
import type { WaiverSignature } from '../../rule/waiver/waiver.ts';
import { waiverIn } from '../../rule/waiver/waiver-in.ts';

interface Signed {
  readonly registrationId: number;
  readonly player: Player;
  readonly tournament: Tournament;
  readonly signature: WaiverSignature;
  readonly now: Date;
}

/** Writes the letter with the signer's copy of a waiver: who signed, for whom and when; its text is the copy. */
export function signedCopyLetter({ registrationId, player, tournament, signature, now }: Signed, links: Links): Letter {
  const { signer, version, signedAt, isLikenessAllowed, confirmed } = signature;
  return toSigner(player, now, {
    ...once('waiver-signed', registrationId, now.toISOString()),
    subject: said('The waiver is signed: {player}, {tournament}', {
      player: firstNameOf(player.name),
      tournament: tournament.name,
    }),
    parts: [
      paragraph(
        said('{signer} has signed the waiver of {player} for {tournament}.', {
          signer,
          player: player.name,
          tournament: tournament.name,
        }),
      ),
      {
        kind: 'facts',
        facts: [
          ['Signed by', signer],
          ['For', player.name],
          ['Tournament', tournament.name],
          ['Version', version],
          ['Signed on', dayAndTimeInWords(signedAt, player.language)],
          ...(confirmed === null
            ? []
            : ([['Confirmed on', dayAndTimeInWords(confirmed.at, player.language)]] as const)),
          ['Photos and video', asPlaceholderValue(isLikenessAllowed ? 'Allowed' : 'Not allowed')],
        ],
      },
      ...signedText(signature),
      paragraph('If this was not you, please write to us.'),
      asideTo('Open your Player ID', links.playerId()),
    ],
  });
}

/** Returns the whole signed text. Of an earlier version only hash and number are stored, and the text is sent on request. */
function signedText({ version, language }: WaiverSignature): readonly LetterPart[] {
  const { version: latest, sections } = waiverIn[language];
  if (version !== latest) {
    return [
      paragraph(
        said('You signed version {version} of the Terms and Conditions. Write to us and we send you its text.', {
          version,
        }),
      ),
    ];
  }
  return [
    paragraph('This email is your copy, with every word of the text you signed. Please keep it.'),
    paragraph(asWritten(translate('Terms and Conditions', catalogueOf[language]))),
    ...sections.map(({ title, text }, at) => paragraph(asWritten(`${at + 1}. ${title}\n${text}`))),
  ];
}
