import type { SomeMessages } from '../messages.js';

/** Arabic texts of the statuses of an order. */
export const statusesAr = {
  orderStatus: {
    orderStatuses: {
      AWAITING_CALL: {
        title: 'بانتظار اتصالنا',
        next: 'سنتصل بك لتأكيد المقاس وموعد التوصيل ونرسل رابط الدفع.',
      },
      AWAITING_PAY: { title: 'بانتظار الدفع', next: 'ادفع ثمن الطلب: المنتجات محجوزة لك حتى ذلك الحين.' },
      ACCEPT_MEET_WAIT_PAID: {
        title: 'مؤكد، بانتظار الدفع',
        next: 'المنتجات متوفرة. ادفع ثمن الطلب وسنشتريها من البائع.',
        nextFromRussia: 'المنتجات متوفرة. ادفع ثمن الطلب وسنجهزه للشحن.',
      },
      PAID_READY_TO_SEND: {
        title: 'مدفوع',
        next: 'نشتري منتجاتك من البائع.',
        nextFromRussia: 'نجهز طلبك للشحن.',
      },
      AWAITING_RESPONSE_FROM_SUPPLIER: {
        title: 'نتحقق مع البائع',
        next: 'يتحقق البائع من المخزون، وعادة ما يستغرق ذلك حتى يومين. وإن نفد المنتج نعيد إليك المبلغ.',
      },
      PURCHASED_FROM_SELLER: {
        title: 'تم الشراء من البائع',
        next: 'سيرسله البائع إلى المركز اللوجستي.',
        nextFromRussia: 'سيرسله البائع إلى مستودعنا.',
      },
      TRANSFERRED_TO_LOGISTICS_CENTER: {
        title: 'في المركز اللوجستي',
        next: 'سنفحصه ونغلفه ونرسله إلى الجمارك.',
      },
      CUSTOMS_CLEARANCE_IN_TURKEY: {
        title: 'التخليص الجمركي في تركيا',
        next: 'يستغرق ذلك من ثلاثة إلى خمسة أيام. لا يلزمك فعل شيء.',
      },
      CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: {
        title: 'اكتمل التخليص الجمركي',
        next: 'المحطة التالية: مستودعنا في روسيا.',
      },
      SHIPPED_TO_RUSSIA_STOCK_MEET: {
        title: 'في الطريق إلى روسيا',
        next: 'في الطريق إلى مستودعنا، وعادة ما يستغرق أسبوعًا.',
      },
      ACCEPTED_IN_RUSSIA_STOCK_MEET: {
        title: 'في المستودع في روسيا',
        next: 'سنفحصه مرة أخرى ونجهزه للشحن إليك.',
      },
      AWAITING_SENT_FROM_MEET: { title: 'جاهز للشحن', next: 'سنسلّمه إلى شركة الشحن في يوم العمل التالي.' },
      HANDED_OVER_FOR_DELIVERY: { title: 'تم الشحن', next: 'شركة الشحن تنقل طلبك إلى مدينتك.' },
      TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
        title: 'جاهز للاستلام أو التوصيل',
        next: 'استلم طلبك من نقطة الاستلام أو انتظر اتصال المندوب.',
      },
      DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: {
        title: 'خرج للتوصيل',
        next: 'سيتصل المندوب قبل الوصول بساعة. لا تنسَ أن تجرّب كل شيء.',
      },
      DELIVERED: {
        title: 'تم التسليم',
        next: 'أخبر الآخرين في تقييم كيف المقاس.',
        ofCashback: 'تصبح نقاطك متاحة عند انتهاء مدة الإرجاع.',
      },
      CANCEL_PURCHASE: {
        title: 'أُلغي الشراء',
        next: 'إن كنت قد دفعت، يعود المبلغ إلى بطاقتك خلال 3–\u206010\u00A0أيام.',
      },
      ISSUED_REFUND: { title: 'تم رد المبلغ', next: 'سيضيف مصرفك المبلغ خلال 3–\u206010\u00A0أيام.' },
      ARRANGED_EXCHANGE: { title: 'اتُفق على الاستبدال', next: 'سنرسل منتجًا آخر، وسيظهر مساره هنا.' },
    },
    unknownStatus: { title: 'نتحقق من الحالة', next: 'تُحدّث فور رد شركة الشحن.' },
    expected: (days) => `متوقع ${days}`,
  },
} satisfies SomeMessages;
