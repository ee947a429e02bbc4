import { plainText } from './plain-text';

/**
 * The questions and answers of a text (https://schema.org/FAQPage): those in its accordions. Null without accordions.
 */
export function faqLd(html: string) {
  const questions = [...html.matchAll(/<details[^>]*>\s*<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs)].flatMap(
    ([, question = '', answer = '']) => {
      const [name, text] = [plainText(question), plainText(answer)];
      return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
    },
  );
  if (questions.length === 0) return null;
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions };
}
