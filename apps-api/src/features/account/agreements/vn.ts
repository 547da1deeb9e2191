import type { AgreementTexts } from './agreement.js';

/** The agreements of registration, in the language of the file's name. */
export const vn: AgreementTexts = {
  terms: {
    name: 'Điều khoản sử dụng',
    text: 'Tôi trên 18 tuổi và chấp nhận điều khoản sử dụng. Tôi sẽ chỉ thêm con của mình dưới 18 tuổi hoặc những người mà tôi chịu trách nhiệm theo pháp luật, và sẽ cho từng người biết rằng thiết bị của họ được giám sát.',
  },
  privacy: {
    name: 'Quyền riêng tư',
    text: 'Tôi hiểu rằng để cung cấp dịch vụ, Ostoja lưu trữ dữ liệu tài khoản của tôi và những gì các thiết bị đã kết nối báo cáo, rằng chỉ tôi xem được và tôi có thể xóa bất cứ lúc nào.',
  },
  marketing: {
    name: 'Tin tức',
    text: 'Tôi muốn nhận tin tức và ưu đãi qua e-mail. Tôi có thể rút lại sự đồng ý này bất cứ lúc nào.',
  },
};
