/** English phrases of writing to support. */
export const phrases = {
  contact: {
    open: 'Write to support',
    title: 'How can we help?',
    text: 'Write to us. We answer by e-mail.',
    message: 'Your message',
    replyTo: 'Your e-mail address',
    send: 'Send the message',
    kept: 'What you have written is still here.',
    sentTitle: 'Your message is on its way',
    sent: 'We will answer to {{email}}.',
    another: 'Write another message',
  },
};
