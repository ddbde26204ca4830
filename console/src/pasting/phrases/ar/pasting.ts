import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/pasting.ts';

/** Arabic phrases of a menu that is pasted as text. */
export const phrases = {
  pasting: {
    title: 'لصق قائمة',
    text: 'قائمتك كنص',
    hint: 'من رسالة أو مستند أو موقع أو جدول: صنف وسعره في كل سطر. السطر الذي ينتهي بنقطتين يبدأ قسمًا.',
    example: 'الشوربات:\nشوربة عدس 21\nمع الليمون والخبز\nشوربة بصل 24.50',
    result: 'ما تم فهمه',
    nothing: 'سيظهر هنا ما يُفهم من نصك.',
    understood_zero: 'لم يُعثر بعد على صنف له سعر.',
    understood_one: 'عُثر على صنف واحد.',
    understood_two: 'عُثر على صنفين.',
    understood_few: 'عُثر على {{count}} أصناف.',
    understood_many: 'عُثر على {{count}} صنفًا.',
    understood_other: 'عُثر على {{count}} صنف.',
    currency: 'في النص أسعار بعملة {{written}}؛ تؤخذ بعملة {{currency}}، وهي عملة هذه القائمة.',
    left: 'لم يُؤخذ',
    doubtful: 'هل هذه أصناف؟',
    doubtfulHint: 'قد تكون شيئًا آخر. ضع علامة على ما ينتمي إلى القائمة.',
    unspoken:
      'في النص كلمات بلغة أخرى ({{language}}). هذه اللغة ليست من لغات المنشأة، لذلك تُضاف إلى الأوصاف.',
    unnamed: 'أصناف',
    noRoom: 'لا مكان للمزيد دفعة واحدة.',
    take: 'إضافة إلى القائمة',
    takeItems_zero: 'إضافة إلى القائمة',
    takeItems_one: 'إضافة صنف واحد',
    takeItems_two: 'إضافة صنفين',
    takeItems_few: 'إضافة {{count}} أصناف',
    takeItems_many: 'إضافة {{count}} صنفًا',
    takeItems_other: 'إضافة {{count}} صنف',
    added_zero: 'لم يُضف شيء إلى القائمة',
    added_one: 'صنف واحد أصبح في القائمة',
    added_two: 'صنفان أصبحا في القائمة',
    added_few: '{{count}} أصناف أصبحت في القائمة',
    added_many: '{{count}} صنفًا أصبح في القائمة',
    added_other: '{{count}} صنف أصبح في القائمة',
  },
} satisfies Translated<'ar', typeof english>;
