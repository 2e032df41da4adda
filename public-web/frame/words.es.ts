import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  skip: 'Ir al contenido',
  nav: {
    label: 'Principal',
    menu: 'Menú',
    registration: 'Inscripción',
    home: 'Golden Goal, a la página de inicio',
  },
  footer: {
    about: 'Fútbol juvenil 3 contra 3 en césped bajo techo, en el norte y centro de Nueva Jersey.',
    questions: '¿Preguntas?',
    more: 'Más',
    faq: 'Preguntas frecuentes',
    admin: 'Panel de administración',
    playerId: 'Ficha del jugador',
    register: 'Inscribirse',
    record: 'Ver lo que guardamos sobre su hijo o hija',
    privacy: 'Privacidad',
  },
  failed: 'No se pudo cargar esta página',
  notFound: {
    title: 'Fuera de la cancha',
    pageTitle: 'Página no encontrada',
    text: 'En esta dirección no hay ninguna página. La pelota es suya: saque desde aquí.',
    register: 'Inscribir a un jugador',
    playerId: 'Buscar mi inscripción',
  },
};
