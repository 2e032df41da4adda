import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './invite-words.ts';

export const words: Translated<typeof english> = {
  share: {
    title: 'Enlace de invitación',
    share: 'Compartir',
    whatsApp: 'WhatsApp',
    copy: 'Copiar',
    email: 'Correo',
    text: 'Mensaje',
    captain: 'Abrir la página del capitán',
    copied: { title: '¡Copiado!', text: 'El enlace de invitación está en su portapapeles.' },
    failed: { title: 'Portapapeles', text: 'No se pudo copiar el enlace' },
    mailed: (count) =>
      count === 1
        ? 'Una invitación va en camino por correo electrónico.'
        : `${count} invitaciones van en camino por correo electrónico.`,
    delayed: (count, until) =>
      count === 1
        ? `Una invitación sale a más tardar ${until}, o en cuanto abra el enlace del correo que le enviamos.`
        : `${count} invitaciones salen a más tardar ${until}, o en cuanto abra el enlace del correo que le enviamos.`,
    lost: 'No se pudieron enviar las invitaciones. El equipo está creado: por favor, comparta usted mismo el enlace.',
    phones: (count) =>
      count === 1
        ? 'Enviar la invitación por mensaje al número que escribió'
        : `Enviar la invitación por mensaje a los ${count} números que escribió`,
  },
  code: {
    example: 'TEAM-ABC123-456',
    check: 'Revisar el código',
    checking: 'Revisando…',
    valid: 'Válido',
    formLabel: 'Revisar una invitación',
    found: { title: '¡Invitación válida!', text: (team) => `Ya puede unirse a ${team}.` },
    invalid: { title: 'Código no válido', text: 'Por favor, revise su código de invitación e inténtelo de nuevo.' },
    missing: 'Error',
    other: 'Usar otro código',
  },
};
