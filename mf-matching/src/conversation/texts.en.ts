import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  talkTexts: {
    locale: 'en-GB',
    title: 'Messages',
    listLabel: 'Your conversations',
    toMatches: 'Go to matches',
    back: 'All conversations',
    listFailed: 'Your conversations could not be loaded',
    noneTitle: 'No conversations yet',
    noneDescription: 'As soon as a match is accepted, you can write to each other here and arrange your visit.',
    noneAction: 'View matches',
    chooseTitle: 'Choose a conversation',
    chooseDescription: 'Here you arrange the visit, the order or the appointment that you will write about later.',
    nothingYet: 'No messages yet',
    mine: (text) => `You: ${text}`,
    unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    removed: 'This message was deleted together with the account.',

    threadFailed: 'The conversation could not be loaded',
    notFoundTitle: 'This conversation does not exist',
    notFoundDescription: 'You can write to each other as soon as a match is accepted.',
    messagesOf: (partner) => `Messages with ${partner}`,
    older: 'Older messages',
    olderFailed: 'Older messages could not be loaded.',
    newBelow: 'New message',
    you: 'You',
    read: 'Read',
    sent: 'Sent',
    newFrom: (partner, text) => `New message from ${partner}: ${text}`,
    today: 'Today',
    yesterday: 'Yesterday',

    write: (partner) => `Message to ${partner}`,
    placeholder: 'Write a message…',
    send: 'Send',
    sendAgain: 'Send again',
    keyHint: 'Enter sends, Shift + Enter starts a new line.',
    tooLong: (over) => (over === 1 ? '1 character too many' : `${over} characters too many`),
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
    sendFailed: 'The message did not arrive. Please try again.',
    notSent: 'Not sent',
    fewLeft: (left) =>
      ['That was the last message for today', 'You can send one more message today'][left] ??
      `You can send ${left} more messages today`,
    startsSmall: 'New accounts start small. It goes on tomorrow, and with time and confirmed reviews it will be more.',

    openersTitle: 'How would you like to start?',
    openersDescription: 'Take a suggestion and make it your own, or just write freely.',

    menu: (partner) => `More actions for ${partner}`,
    appointment: 'Appointment',
    report: 'Report partner',
    reportMessage: 'Report',
    reportMessageLabel: (time) => `Report message from ${time}`,
    blockedByMe: (partner) => `You have blocked ${partner}. Until you unblock them, you cannot write to each other.`,
    silent: (isRunning) => `Nobody can write here at the moment.${isRunning ? ' Your exchange goes on.' : ''}`,
    banned: (partner) => `The account of ${partner} is blocked. Nobody can write here right now.`,
    gone: 'This business has left Rezenso. Its messages were deleted together with the account.',
  },
  openerTexts: {
    locale: 'en-GB',
    visit: (partner, city) =>
      `Hello ${partner}, great that we are exchanging reviews! When would it suit you for us to drop by${city ? ` in ${city}` : ''}?`,
    order: (partner) =>
      `Hello ${partner}, great that we are exchanging reviews! What should we order from you to get to know you well?`,
    appointment: (partner) =>
      `Hello ${partner}, great that we are exchanging reviews! When would you have time for a first appointment, so that we can get to know your work?`,
    theirPlatforms: (platforms, isOne) =>
      isOne
        ? `We have seen your profile on ${platforms}. Is that where an honest review would help you most?`
        : `We have seen your profiles on ${platforms}. Where would an honest review help you most?`,
    myPlatforms: (platforms) =>
      `You can find us on ${platforms}. When would you like to get to know us? We will gladly make time for you.`,
  },
} satisfies Translation<typeof german>;
