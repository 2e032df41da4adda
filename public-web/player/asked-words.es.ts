import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './asked-words.ts';

const turns = (age: number) => `Este año cumple ${age}`;

export const words: Translated<typeof english> = {
  fields: {
    birthYearHint: 'Cuatro cifras, por ejemplo 2014',
    turns,
    captainIsAdult: (age) =>
      `${turns(age)}. El capitán es un jugador: la madre o el padre van en los campos de más abajo.`,
    noClub: 'Sin club',
    noClubValue: 'None',
    skillTexts: {
      'Here to Chill': 'Por diversión, quizá está empezando',
      'Here to Play': 'Conoce el juego, quiere un buen partido',
      'Here to Cook': 'Entrena en serio, quiere ganar',
    },
    bracketHint: 'Sale del año de nacimiento. Se puede jugar con los mayores, no con los menores.',
    bracketHintIn: (year) =>
      `Cuenta la edad de ${year}, el año en que se juega este torneo. Se puede jugar con los mayores, no con los menores.`,
    bracketTexts: {
      'U7-U9': 'De 7 a 9 años',
      'U10-U12': 'De 10 a 12 años',
      'U13-U15': 'De 13 a 15 años',
      'U16-U19': 'De 16 a 19 años',
      'U20+': '20 años o más',
    },
    more: 'Añadir una nota o la edad',
  },
  whoWrites: {
    question: '¿Quién llena este formulario?',
    parent: 'La madre, el padre o un tutor',
    player: 'El jugador',
  },
  guardian: {
    title: 'Madre, padre o tutor',
    required: 'El jugador es menor de 13 años: necesitamos a un adulto con quien comunicarnos.',
    offer: 'Añadir a la madre, el padre o un tutor',
    offerText: 'Un adulto con quien comunicarnos, y que firma si el jugador es menor de 18 años',
    emailHint: 'El mismo de arriba, si usted no lo cambia',
  },
};
