import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './area-words.ts';

export const words: Translated<typeof english> = {
  loading: 'Abriendo todo lo que guardamos…',
  notLoaded: 'No se pudo abrir el registro.',
  lead: 'Solo lo ve la madre, el padre o quien firma por el jugador. Con «Cambiar datos» se corrige.',
  siblings: 'Sus otros jugadores',
  language: { en: 'Enviar nuestros correos en inglés', es: 'Enviar nuestros correos en español' },
  languageDone: { title: 'Idioma elegido', text: 'Los correos llegan en este idioma desde ahora.' },
  contact: (tournament, isAllowed) =>
    isAllowed
      ? `Que nuestro equipo pueda escribirnos o llamarnos: ${tournament}`
      : `Que nuestro equipo no vea nuestro contacto: ${tournament}`,
  contactDone: (isAllowed) =>
    isAllowed
      ? {
          title: 'Su equipo puede comunicarse con usted',
          text: 'El capitán y los compañeros ven el contacto, solo para este torneo.',
        }
      : { title: 'Ya no se muestra', text: 'Los correos que se enviaron antes no se pueden recuperar.' },
  photos: (tournament) => `Sin fotos: ${tournament}`,
  photosDone: { title: 'Sin fotos', text: 'Los organizadores lo ven, y un correo lo confirma.' },
  failed: { title: 'Error', text: 'Esto no se pudo hacer.' },
  keep: 'Dejarlo todo como está',
  waiver: {
    open: (tournament) => `Retirar la exención de responsabilidad: ${tournament}`,
    title: '¿Retirar la exención de responsabilidad?',
    follows: (player) => [
      `${player} no puede jugar en este torneo hasta que se firme otra vez.`,
      'La inscripción, el lugar en el equipo y lo que se pagó se quedan como están.',
      'Los organizadores reciben el aviso. Un correo lo confirma, con el enlace para volver a firmar.',
    ],
    now: 'Retirarla ahora',
    done: {
      title: 'Exención de responsabilidad retirada',
      text: 'Los organizadores reciben el aviso, y un correo lo confirma.',
    },
  },
  erase: {
    open: (player) => `Borrar todo sobre ${player}`,
    title: (player) => `¿Borrar a ${player}?`,
    lead: 'Esto no se puede deshacer, ni siquiera nosotros podemos.',
    goes: 'Lo que se borra',
    gone: (player) => [
      `El nombre de ${player}, el año de nacimiento, el teléfono, el correo electrónico y el club, y el nombre y el contacto de usted`,
      'Todas las inscripciones, exenciones, deseos y notas, y los lugares en equipos: quien vaya a jugar se inscribe de nuevo',
      'Los correos a su dirección, si nadie más de su familia está inscrito con ella',
    ],
    stays: 'Lo que se queda, y por qué',
    kept: [
      'Los marcadores y los goles contados, sin el nombre: otros equipos también jugaron esos partidos',
      'Lo que se pagó, cuándo y cómo, sin el nombre, durante siete años: las cuentas tienen que cuadrar',
      'Una copia de seguridad anterior, hasta que se elimina',
      'Un equipo sin su capitán: los organizadores nombran a otro',
    ],
    now: 'Borrar ahora',
  },
  erased: {
    title: 'Todo está borrado',
    text: (player) => `Ya no guardamos nada sobre ${player}, fuera de lo que no nombra a nadie. Un correo lo confirma.`,
    home: 'Ir a la página de inicio',
  },
};
