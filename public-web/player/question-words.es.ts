import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './question-words.ts';

export const words: Translated<typeof english> = {
  fields: {
    birthYearHint: 'Cuatro cifras, por ejemplo 2014',
    turns: (age) => `Este año cumple ${age}`,
    turnsIn: (age, there, year) => `Este año cumple ${age}, y ${there} en ${year}, el año que cuenta en este torneo`,
    outside: {
      'too-old': (turns, ages) =>
        `${turns}. Este torneo es para ${ages}: un jugador mayor puede inscribirse, y deciden los organizadores.`,
      'plays-up': (turns, ages) =>
        `${turns}. Este torneo es para ${ages}: un jugador menor puede inscribirse, y deciden los organizadores.`,
    },
    yours: 'El suyo, si el niño o la niña no tiene.',
    noClub: 'Sin club',
    noClubValue: 'Ninguno',
    skillTexts: {
      'Here to Chill': 'Por diversión, quizá está empezando',
      'Here to Play': 'Conoce el juego, quiere un buen partido',
      'Here to Cook': 'Entrena en serio, quiere ganar',
    },
    more: 'Añadir una nota',
  },
  whoWrites: {
    question: '¿Quién llena este formulario?',
    parent: 'La madre, el padre o un tutor',
    player: 'El jugador',
  },
  guardian: {
    you: 'Usted, la madre, el padre o tutor',
    title: 'Madre, padre o tutor',
    required: 'Hasta los 13 años necesitamos a un adulto con quien comunicarnos.',
    offer: 'Añadir a la madre, el padre o un tutor',
    offerText: 'Un adulto con quien comunicarnos, y que firma si el jugador es menor de 18 años',
    emailHint: 'El mismo de arriba, si usted no lo cambia',
  },
};
