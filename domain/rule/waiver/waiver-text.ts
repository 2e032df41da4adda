/** Numbered section of the Terms and Conditions. */
interface WaiverSection {
  readonly title: string;
  readonly text: string;
}

/** Terms and Conditions of a version. */
export interface WaiverText {
  readonly version: string;
  readonly sections: readonly WaiverSection[];
}

/** Terms and Conditions as families accept them; a changed word asks for a new version. */
export const waiver: WaiverText = {
  version: '2026-11',
  sections: [
    {
      title: 'Assumption of risk',
      text:
        'Soccer is a physical game. Players run, turn, collide and fall on indoor turf, and even with rules, care and ' +
        'protective equipment some get hurt: bruises and sprains are common, broken bones and head injuries happen, and ' +
        'in rare cases an injury is permanent or fatal. I understand these risks. I choose to take part, or to let my ' +
        'child take part, and I accept the risks that belong to the game and to travelling to it.',
    },
    {
      title: 'Release and waiver of liability',
      text:
        'To the fullest extent the law allows, I release the tournament, its organizers, staff, volunteers, referees, ' +
        'sponsors and the owners of the venues from claims of my own that arise from taking part, including claims ' +
        'based on ordinary negligence. This does not release anyone from gross negligence or intentional harm, and a ' +
        'parent’s or guardian’s acceptance does not give up any claim that the law reserves to the child.',
    },
    {
      title: 'Indemnification',
      text:
        'If somebody makes a claim against those named above because of what I or my child did at the event, I agree ' +
        'to cover the reasonable costs of that claim, as far as the law allows and as far as we caused it.',
    },
    {
      title: 'Medical authorization',
      text:
        'The player is fit to play, and I will tell the organizers of any condition they should know about. If the ' +
        'player is hurt and I cannot be reached, the organizers may call for first aid, an ambulance or emergency ' +
        'treatment. I am responsible for the cost of that care. A player who may have a concussion comes off the ' +
        'field and does not return that day.',
    },
    {
      title: 'Use of likeness',
      text:
        'Photographs and video may be taken at the event. They show the player by name or face in the tournament’s ' +
        'own publications only if I tick the separate box for it. That choice is free: registration does not depend ' +
        'on it, and I can take it back at any time by writing to the organizers.',
    },
    {
      title: 'No guarantee of safety or results',
      text:
        'The organizers work to run a safe and fair event, but they cannot promise that nobody will be hurt, that a ' +
        'team will win or play a certain number of games, or that weather, closures or too few teams never change ' +
        'the schedule.',
    },
    {
      title: 'Binding agreement',
      text:
        'This agreement is governed by the laws of the State of New Jersey. A dispute about it or about the event ' +
        'is settled by binding arbitration in New Jersey and not in court, before one neutral arbitrator, unless the ' +
        'law requires otherwise. If a part of this agreement does not hold, the rest does. By accepting I confirm ' +
        'that I am at least 18 years old, or that the parent or guardian named in the form has read this and accepts ' +
        'it for the player.',
    },
  ],
};
