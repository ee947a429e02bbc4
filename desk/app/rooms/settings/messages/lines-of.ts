import type { MessageListQuery } from '../../../graphql/generated/graphql';

type Message = MessageListQuery['messageTemplates'][number];

/** One kind of message, sent as a letter, an SMS or both. */
export interface MessageLine {
  name: string;
  messages: (Pick<Message, 'key' | 'channel'> & { isOwn: boolean })[];
}

/** Joins the messages about the same subject into lines; each message occurs once, whatever its languages. */
export function linesOf(messages: readonly Message[]): MessageLine[] {
  const lines = new Map<string, MessageLine>();
  for (const { name, key, channel, text } of messages) {
    const line = lines.get(name) ?? { name, messages: [] };
    lines.set(name, line);
    const known = line.messages.find((message) => message.key === key);
    if (known) known.isOwn ||= text !== null;
    else line.messages.push({ key, channel, isOwn: text !== null });
  }
  return [...lines.values()];
}
