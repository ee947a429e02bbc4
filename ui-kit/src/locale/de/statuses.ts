import type { SomeMessages } from '../messages.js';

/** German texts of the statuses of an order. */
export const statusesDe = {
  orderStatus: {
    orderStatuses: {
      AWAITING_CALL: {
        title: 'Wartet auf unseren Anruf',
        next: 'Wir rufen an, um Größe und Liefertermin zu klären, und senden einen Link zur Bezahlung.',
      },
      AWAITING_PAY: {
        title: 'Wartet auf Bezahlung',
        next: 'Bezahlen Sie die Bestellung: bis dahin sind die Artikel reserviert.',
      },
      ACCEPT_MEET_WAIT_PAID: {
        title: 'Bestätigt, wartet auf Bezahlung',
        next: 'Die Artikel sind verfügbar. Bezahlen Sie die Bestellung, dann kaufen wir sie beim Händler ein.',
        nextFromRussia: 'Die Artikel sind vorrätig. Bezahlen Sie die Bestellung, dann machen wir sie versandfertig.',
      },
      PAID_READY_TO_SEND: {
        title: 'Bezahlt',
        next: 'Wir kaufen die Artikel beim Händler ein.',
        nextFromRussia: 'Wir machen Ihre Bestellung versandfertig.',
      },
      AWAITING_RESPONSE_FROM_SUPPLIER: {
        title: 'Anfrage beim Händler',
        next: 'Der Händler prüft den Bestand, meist dauert das bis zu zwei Tage. Ist der Artikel vergriffen, erstatten wir das Geld.',
      },
      PURCHASED_FROM_SELLER: {
        title: 'Beim Händler eingekauft',
        next: 'Der Händler sendet die Ware an das Logistikzentrum.',
        nextFromRussia: 'Der Händler sendet die Ware an unser Lager.',
      },
      TRANSFERRED_TO_LOGISTICS_CENTER: {
        title: 'Im Logistikzentrum',
        next: 'Wir prüfen und verpacken die Ware und übergeben sie dem Zoll.',
      },
      CUSTOMS_CLEARANCE_IN_TURKEY: {
        title: 'Zollabfertigung in der Türkei',
        next: 'Das dauert drei bis fünf Tage. Sie müssen nichts tun.',
      },
      CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: {
        title: 'Zollabfertigung abgeschlossen',
        next: 'Nächste Station: unser Lager in Russland.',
      },
      SHIPPED_TO_RUSSIA_STOCK_MEET: {
        title: 'Unterwegs nach Russland',
        next: 'Unterwegs zu unserem Lager, meist eine Woche lang.',
      },
      ACCEPTED_IN_RUSSIA_STOCK_MEET: {
        title: 'Im Lager in Russland',
        next: 'Wir prüfen die Ware noch einmal und machen sie versandfertig.',
      },
      AWAITING_SENT_FROM_MEET: {
        title: 'Versandfertig',
        next: 'Am nächsten Werktag übergeben wir sie dem Versanddienst.',
      },
      HANDED_OVER_FOR_DELIVERY: {
        title: 'Versandt',
        next: 'Der Versanddienst bringt Ihre Bestellung in Ihre Stadt.',
      },
      TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
        title: 'Bereit zur Abholung oder Zustellung',
        next: 'Holen Sie die Bestellung an der Abholstelle ab oder warten Sie auf den Anruf des Kuriers.',
      },
      DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: {
        title: 'Wird zugestellt',
        next: 'Der Kurier ruft eine Stunde vorher an. Denken Sie daran, alles anzuprobieren.',
      },
      DELIVERED: {
        title: 'Zugestellt',
        next: 'Schreiben Sie in einer Bewertung, wie es passt.',
        ofCashback: 'Ihre Punkte sind verfügbar, sobald die Rückgabefrist endet.',
      },
      CANCEL_PURCHASE: {
        title: 'Kauf storniert',
        next: 'Haben Sie bezahlt, ist das Geld in 3–\u206010\u00A0Tagen wieder auf Ihrer Karte.',
      },
      ISSUED_REFUND: {
        title: 'Erstattet',
        next: 'Ihre Bank schreibt den Betrag in 3–\u206010\u00A0Tagen gut.',
      },
      ARRANGED_EXCHANGE: {
        title: 'Umtausch vereinbart',
        next: 'Wir senden einen anderen Artikel, sein Weg erscheint hier.',
      },
    },
    unknownStatus: { title: 'Status wird geklärt', next: 'Er erscheint, sobald der Versanddienst antwortet.' },
    expected: (days) => `Voraussichtlich ${days}`,
  },
} satisfies SomeMessages;
