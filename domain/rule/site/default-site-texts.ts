import { feeMark, type SiteTexts } from './site-texts.ts';
import { tournamentRules } from './tournament-rules.ts';

/** Default texts of the site, used until an organizer changes them. */
export const defaultSiteTexts: SiteTexts = {
  aboutUs: [
    'Golden Goal runs youth 3-vs-3 soccer tournaments on indoor turf across North and Central New Jersey.',
    'Three a side means more touches, more shots and more decisions for everybody. There is nowhere to hide and nobody sits out for long.',
    'Bring a team, join one, or come alone: players of 6 to 19 years and of every level find a game here, from Here to Chill to Here to Cook.',
  ].join('\n\n'),
  trainingPrograms: [
    'Between tournaments, an independent trainer offers small-group and one-to-one sessions for players of our age brackets.',
    'First touch, one against one, finishing: what wins small-sided games. Sessions are arranged and paid with the trainer, apart from any tournament.',
  ].join('\n\n'),
  tournamentInfo: [
    {
      name: 'Fall Cup',
      text: 'One day for every age bracket: teams of U7 to U19 play for the cup of their own.',
      undated: 'Date to be announced',
    },
    {
      name: 'Fall Series Challenge',
      text: 'Evenings on indoor turf. We open further nights and places where enough players ask for them.',
      undated: 'Dates and places based on demand',
    },
  ],
  faq: [
    {
      question: 'What does it cost?',
      answer: `${feeMark} for each player, paid with Venmo or at the event. Nothing is charged on this site.`,
    },
    {
      question: 'How many players are on a team?',
      answer: 'Up to five: three on the field and two substitutes. The captain is one of them and invites the others.',
    },
    {
      question: 'Can my child come without a team?',
      answer: 'Yes. Register as an individual player and we place you with players of your age and level.',
    },
    {
      question: 'Which age bracket is right?',
      answer:
        'The birth year decides, and the form fills it in. At U14 and under a player may be one year younger than the bracket; nobody plays down.',
    },
    { question: 'When do we get the schedule?', answer: 'By email, 48 hours before the start.' },
    {
      question: 'What do we bring?',
      answer: 'Shin guards, which the rules require, shoes for turf, and water.',
    },
    {
      question: 'Are we registered, and is it paid?',
      answer: 'Your Player ID shows your team, your payment and your waiver. You also change your contacts there.',
    },
  ],
  rules: tournamentRules,
  refundPolicy: [
    'Before the registration deadline you get all of your money back; afterwards only where your place goes to somebody else.',
    'Moving to another tournament costs nothing: what you paid goes along. If we cancel, you choose between the two.',
  ].join('\n\n'),
};
